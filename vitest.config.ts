import { defineConfig } from "vitest/config";

const shared = {
  globalSetup: ["tests/helpers/global-setup.ts"],
  setupFiles: ["tests/helpers/seed.ts"],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  allowOnly: false,
};

// `*.e2e.test.ts` start a browser, an office suite or a server; all other tests are plain Node.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/**/*.e2e.test.{ts,tsx}"],
        },
      },
      {
        test: {
          ...shared,
          name: "end-to-end",
          include: ["tests/**/*.e2e.test.{ts,tsx}"],
          fileParallelism: false,
        },
      },
    ],
  },
});
