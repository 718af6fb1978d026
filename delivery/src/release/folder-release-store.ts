import { compare, type Intake, putInto } from './put-release.ts';
import type { ReleaseStore } from './release-store.ts';

/** Releases in folders, which all gateways must share. */
export function createFolderReleaseStore(intake: Intake): ReleaseStore {
  const { get, moveIn, versions, verify } = intake.folders;
  return {
    get,
    cached: get,
    versions,
    verify,
    put: putInto(intake, {
      get,
      complement: async () => undefined,
      async keep(folder, release) {
        const present = await moveIn(folder, release);
        return present ? compare(present.release, release) : 'created';
      },
    }),
  };
}
