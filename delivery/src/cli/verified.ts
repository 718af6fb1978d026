import type { VerificationResult } from '@firn/shared-contracts/delivery';
import type { Candidate, VerificationReport } from '../verify/verification.ts';
import { type CommandInput, remotePath } from './command.ts';
import { CommandFailure, failure } from './failure.ts';
import { progressBar } from './progress-bar.ts';

/** Longer than verifying the pages of any remote takes. */
const MINUTES = 15;

interface SignedOverride {
  readonly token: string;
  readonly globalsBudget: number;
}

type VerifyInput = Pick<CommandInput, 'env' | 'connect' | 'progress'>;

/**
 * Runs `--verify` on a published version. Throws a CommandFailure that names every breach, or says what is missing to
 * verify at all; in that case, too, nothing may go live.
 */
export async function verified(input: VerifyInput, candidate: Candidate): Promise<VerificationReport> {
  const { env, connect, progress } = input;
  // Loaded here, so that no other command waits for the browser's driver.
  const { findChromium } = await import('../verify/find-chromium.ts');
  const { verifyCandidate } = await import('../verify/verify-candidate.ts');
  const chromium = findChromium(env.PW_CHROMIUM);
  if (chromium === null) {
    const remedy = 'Set PW_CHROMIUM to one, or run «npx playwright-core install chromium».';
    throw failure('no-browser', `--verify needs a Chromium, and there is none on this machine. ${remedy}`);
  }
  const gateway = await connect();
  const { remote, version } = candidate;
  const { token, globalsBudget } = await gateway.post<SignedOverride>('/delivery/overrides', {
    remote,
    version,
    verification: true,
    minutes: MINUTES,
  });
  progress(`starting ${chromium} …`);
  try {
    const report = await verifyCandidate({
      url: gateway.url,
      token,
      candidate,
      globalsBudget,
      chromium,
      onProgress: (done, total, page) => progress(progressBar(done, total, page)),
    });
    await gateway.post(remotePath(remote, 'releases', version, 'verification'), resultOf(report));
    refuse(report);
    return report;
  } finally {
    progress('');
  }
}

/** The most breaches kept, and the characters of each. */
const KEPT = { breaches: 20, characters: 500 };

/** As the gateway keeps it: a version that failed does not go live by another command either. */
function resultOf({ breaches, pages }: VerificationReport): VerificationResult {
  const first = breaches.slice(0, KEPT.breaches);
  return {
    passed: breaches.length === 0,
    by: `firn --verify, ${pages.length} pages in Chromium`,
    breaches: first.map(({ message }) => message.slice(0, KEPT.characters)),
  };
}

function refuse({ remote, version, breaches }: VerificationReport): void {
  if (breaches.length === 0) return;
  const detail = `${remote}@${version} does not pass the verification. It is published, but it did not go live.`;
  throw new CommandFailure({ status: 422, type: '/problems/verification-failed', detail, breaches });
}

export function verifiedText({ pages, milliseconds }: VerificationReport): string {
  return `Verified in a browser: ${pages.length} pages in ${(milliseconds / 1000).toFixed(1)} s.`;
}
