// Lets a test runner load the project's TypeScript, and the tests without jest.
export { load } from './typescript-hooks.mjs';

const globals = new URL('mutants-globals.mjs', import.meta.url).href;

export function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  return nextResolve(specifier, context);
}
