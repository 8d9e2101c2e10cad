import fc from "fast-check";

// The same cases in every run, so that a failure is of the change and not of the draw; PROPERTY_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
