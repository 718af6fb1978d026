import { replaceFile } from '../shared/durable-files.ts';
import { readIfThere } from '../shared/read-if-there.ts';
import { Refusal } from '../shared/refusal.ts';
import type { OpsTokens } from './ops-tokens.ts';

async function renew(path: string, tokens: OpsTokens): Promise<void> {
  const kept = await readIfThere(path);
  if (kept !== null && (await tokens.identify(kept.trim()))) return;
  const { token } = await tokens.issue({ remote: '*', label: 'demo', expiresAt: null });
  await replaceFile(path, `${token}\n`, 0o600);
}

/**
 * Keeps a `*` token where the CLI of the demo finds it. Makes one when the kept one is missing or revoked; while
 * tokens cannot be checked, all stays as it is until the next start.
 */
export async function keepDemoToken(path: string, tokens: OpsTokens): Promise<void> {
  try {
    await renew(path, tokens);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
