import ts from "typescript";

// What a cell never shows: pages, forms and metadata carry these texts, and they would be most of the bundle. Kept are
// names, labels, ranges, the formula and the arguments of examples, because error messages and JETON_EXPLAIN use them.
const UNUSED = new Set(["title", "summary", "help", "note", "assumptions", "sources", "seeAlso"]);

// The results of examples are for people as well; "result" alone could be anything.
const UNUSED_IN_EXAMPLES = new Set([...UNUSED, "result"]);

/** A TypeScript transformer that leaves the unused texts out of the definitions and their parameters. */
export function stripTexts(context) {
  const visitor = (unused) => (node) => {
    const name = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) ? node.name.text : undefined;
    if (name !== undefined && unused.has(name)) return undefined;
    const inside = name === "examples" ? visitor(UNUSED_IN_EXAMPLES) : visitor(unused);
    return ts.visitEachChild(node, inside, context);
  };
  const visit = visitor(UNUSED);
  return (file) => (/\/core\/(?:functions|params)\//.test(file.fileName) ? ts.visitNode(file, visit) : file);
}
