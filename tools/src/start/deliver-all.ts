import { SHELL_NAME } from '@firn/shared-contracts/delivery';
import { RELEASE_WORKSPACES } from '../build/build-command.ts';
import { liveVersion, type Platform } from './publish.ts';
import { RefusedDelivery } from './refused-delivery.ts';

/** What serves after a start, and which builds of this checkout do not. */
export interface Delivered {
  /** `NAME@VERSION` of each that is live. */
  readonly versions: readonly string[];
  readonly refused: readonly RefusedDelivery[];
}

/**
 * A live shell goes first, since remotes may need what it newly brings. A platform without one gets its shell last:
 * from then on it has pages, and its visitors must not find that most are missing.
 */
async function inOrder(platform: Platform): Promise<readonly string[]> {
  if (await liveVersion(platform, SHELL_NAME)) return RELEASE_WORKSPACES;
  return [...RELEASE_WORKSPACES.filter((name) => name !== SHELL_NAME), SHELL_NAME];
}

/**
 * Delivers everything of this checkout. What is refused leaves the release that is live, and keeps nobody from working.
 * @throws RefusedDelivery when there would be no shell at all.
 */
export async function deliverAll<Where extends Platform>(
  platform: Where,
  deliverTo: (platform: Where, workspace: string) => Promise<string>,
): Promise<Delivered> {
  const live = new Map<string, string>();
  const refused = new Map<string, RefusedDelivery>();
  const attempt = async (name: string) => {
    try {
      live.set(name, await deliverTo(platform, name));
      refused.delete(name);
    } catch (error) {
      if (!(error instanceof RefusedDelivery)) throw error;
      refused.set(name, error);
      if (error.attempt.live) live.set(name, error.attempt.live);
    }
  };
  for (const name of await inOrder(platform)) await attempt(name);
  // An address that one claims too early is given up, and a slot that one needs is offered, once another is there.
  for (let before = Number.POSITIVE_INFINITY; refused.size > 0 && refused.size < before; ) {
    before = refused.size;
    for (const name of [...refused.keys()]) await attempt(name);
  }
  const noShell = live.has(SHELL_NAME) ? null : refused.get(SHELL_NAME);
  if (noShell) throw noShell;
  const versions = RELEASE_WORKSPACES.flatMap((name) =>
    live.has(name) ? [`${name}@${live.get(name)}`] : [],
  );
  return { versions, refused: [...refused.values()] };
}
