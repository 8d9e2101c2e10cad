import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import CopyPlugin from "copy-webpack-plugin";
import { transform } from "esbuild";
import HtmlPlugin from "html-webpack-plugin";
import webpack from "webpack";
import { stripTexts } from "./addin/build/strip-texts.mjs";
import { bundle } from "./scripts/bundle.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

// Two bundles that share nothing at run time: the functions, which Excel needs before all else, and the pane.
export default async (_env, { mode = "production" }) => {
  const { addinFiles } = await import(pathToFileURL(await bundle("scripts/addin-files.ts")).href);
  const manifest = readFileSync(`${root}manifest.xml`, "utf8");
  const generated = orSentence(() => addinFiles(manifest, process.env.ADDIN_BASE_URL));
  return [
    {
      ...common(mode),
      name: "functions",
      entry: { functions: "./addin/functions/entry.ts" },
      output: { ...common(mode).output, library: { name: "Jeton", type: "var" } },
      module: { rules: [typescript({ before: [stripTexts] })] },
      performance: { maxAssetSize: 1_000_000, maxEntrypointSize: 1_000_000 },
    },
    {
      ...common(mode),
      name: "pane",
      entry: { commands: "./addin/commands/entry.ts", taskpane: "./addin/taskpane/entry.ts" },
      module: { rules: [typescript({})] },
      // Fluent is large, but is fetched only after the functions are registered.
      performance: { maxAssetSize: 2_000_000, maxEntrypointSize: 100_000 },
      plugins: [
        new HtmlPlugin({
          template: "./addin/taskpane/taskpane.html",
          filename: "taskpane.html",
          chunks: ["commands", "taskpane"],
        }),
        new CopyPlugin({ patterns: [{ from: "addin/assets/*.png", to: "assets/[name][ext]" }] }),
        emit(generated),
      ],
    },
  ];
};

/** An address that cannot be used is said in a sentence; where in the code it was found helps nobody. */
function orSentence(make) {
  try {
    return make();
  } catch (error) {
    if (!error.message.startsWith("ADDIN_BASE_URL")) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

function common(mode) {
  return {
    context: root,
    mode,
    target: ["web", "es2017"],
    devtool: false,
    output: {
      path: `${root}dist/addin`,
      filename: "[name].js",
      chunkFilename: "[name].js",
      assetModuleFilename: "[name][ext]",
      publicPath: "auto",
    },
    resolve: { extensions: [".ts", ".tsx", ".js"], extensionAlias: { ".js": [".ts", ".tsx", ".js"] } },
    optimization: { minimize: mode === "production", minimizer: [minify()] },
  };
}

function typescript(transformers) {
  return {
    test: /\.tsx?$/,
    loader: "ts-loader",
    options: {
      transpileOnly: true,
      // Rules with different transformers need compilers of their own.
      instance: JSON.stringify(Object.keys(transformers)),
      configFile: `${root}addin/tsconfig.json`,
      compilerOptions: {
        target: "ES2017",
        rootDir: root,
        composite: false,
        incremental: false,
        declaration: false,
        emitDeclarationOnly: false,
        noEmit: false,
      },
      getCustomTransformers: () => transformers,
    },
  };
}

/** Minifies with esbuild: webpack's own minifier needs minutes for the chart library. */
function minify() {
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap("minify", (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
        compilation.hooks.processAssets.tapPromise({ name: "minify", stage }, async (assets) => {
          for (const [path, asset] of Object.entries(assets).filter(([name]) => name.endsWith(".js"))) {
            const options = { minify: true, target: "es2017", legalComments: "inline", charset: "utf8" };
            const { code } = await transform(String(asset.source()), options);
            compilation.updateAsset(path, new webpack.sources.RawSource(code));
          }
        });
      });
    },
  };
}

/** Adds generated texts to the output. */
function emit(files) {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap("addin-files", (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({ name: "addin-files", stage }, () => {
          for (const [path, text] of Object.entries(files))
            compilation.emitAsset(path, new webpack.sources.RawSource(text));
        });
      });
    },
  };
}
