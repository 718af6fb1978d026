export * from './builders.ts';
export { createTestShell, type TestShell, type TestShellOptions } from './create-test-shell.ts';
export * from './participants.ts';
export { PERSONAS, type PersonaName } from './personas.ts';
export type { RemoteHarness } from './remote-harness.ts';
export { type ConformanceCase, type ConformanceSubject, shellConformance } from './shell-conformance.ts';
export { type TestApiHandlers, type TestRequest, testProblem } from './test-api.ts';
