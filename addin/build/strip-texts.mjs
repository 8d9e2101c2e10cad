import ts from "typescript";

// What a cell never shows: pages, forms and metadata carry these texts, and they would be most of the bundle. Kept are
// names, labels, ranges, the formula and the arguments of examples, because error messages and JETON_EXPLAIN use them.
const UNUSED = new Set(["title", "summary", "help", "note", "assumptions", "sources", "seeAlso"]);

/** A TypeScript transformer that leaves the unused texts out of the definitions and their parameters. */
export function stripTexts(context) {
  const visit = (node) => {
    if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      UNUSED.has(node.name.text)
    )
      return undefined;
    return ts.visitEachChild(node, visit, context);
  };
  return (file) => (/\/core\/(?:functions|params)\//.test(file.fileName) ? ts.visitNode(file, visit) : file);
}
