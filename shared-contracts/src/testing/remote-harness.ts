import type { SlotContexts } from '../delivery/slot-contexts.ts';
import type { PersonaName } from './personas.ts';
import type { TestApiHandlers } from './test-api.ts';

/**
 * What a remote brings to be shown alone (`npm run dev -- mfe-x --alone`): the export `harness` of its
 * `src/testing/harness.ts`.
 */
export interface RemoteHarness {
  /** Everything its pages ask of the API, answered well. */
  readonly answers: TestApiHandlers;
  /** Who stands before it first. */
  readonly persona: PersonaName;
  /** Path of its main page. */
  readonly path: string;
  /** Values for the parameters of its page patterns, by name, such as `id`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Its extensions are told this, by the name of the context, such as `event@1`. */
  readonly contexts?: Partial<SlotContexts>;
}
