import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createOpsTokens, type OpsTokens } from '../tokens/ops-tokens.ts';
import type { TokenRequest, TokenStore } from '../tokens/token-store.ts';

/** Data of a token store. */
export interface TokensUnderTest {
  /** The store as another gateway opens it. */
  open(): Promise<TokenStore>;
  /** Everything that is stored, as text. */
  atRest(): Promise<string>;
  /** Removes the data. */
  dispose(): Promise<void>;
}

const START = new Date('2026-11-21T10:00:00.000Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const GATEWAYS = 3;
const CI: TokenRequest = { remote: 'mfe-a', label: 'ci', expiresAt: null };

/** What every token store must do, whatever its storage. Called from the store's own test file. */
export function describeTokenStore(name: string, prepare: () => Promise<TokensUnderTest>): void {
  describe(`token store: ${name}`, () => {
    let under: TokensUnderTest;
    let now = START;

    beforeEach(async () => {
      under = await prepare();
      now = START;
    });
    afterEach(() => under.dispose());

    const pass = (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    };
    const over = (store: TokenStore) => createOpsTokens({ store, fixed: null, now: () => now });
    const open = async () => over(await under.open());

    test('is empty at first', async () => {
      const tokens = await open();
      expect(await tokens.list()).toEqual([]);
      expect(await tokens.revoke({ remote: 'mfe-a' })).toEqual([]);
      expect(await tokens.identify(`firn_${'0'.repeat(12)}_${'x'.repeat(43)}`)).toBeNull();
      expect(await tokens.identify('anything')).toBeNull();
    });

    test('identifies a token at every gateway, including those that open later', async () => {
      const [one, other] = [await open(), await open()];
      const { id, token } = await one.issue(CI);
      const identity = { actor: `ci (${id})`, remote: 'mfe-a', tokenId: id };
      for (const tokens of [one, other, await open()]) expect(await tokens.identify(token)).toEqual(identity);
    });

    test('keeps the hash of a secret, never the secret, and accepts no other secret', async () => {
      const tokens = await open();
      const [mine, yours] = [await tokens.issue(CI), await tokens.issue(CI)];
      const secretOf = (token: string) => token.slice('firn_'.length + 12 + 1);
      const kept = await under.atRest();
      expect(kept).not.toContain(secretOf(mine.token));
      expect(kept).toContain(createHash('sha256').update(secretOf(mine.token)).digest('hex'));
      expect(JSON.stringify(await tokens.list())).not.toContain('hash');
      expect(await tokens.identify(`firn_${mine.id}_${secretOf(yours.token)}`)).toBeNull();
      expect((await tokens.list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, null]);
    });

    test('rejects an expired token, and no longer records its use', async () => {
      const tokens = await open();
      const expiresAt = new Date(START.getTime() + MINUTE).toISOString();
      const { token } = await tokens.issue({ ...CI, expiresAt });
      pass(MINUTE);
      expect(await tokens.identify(token)).toBeNull();
      expect(await tokens.list()).toMatchObject([{ expiresAt, lastUsedAt: null }]);
      pass(-1);
      expect(await tokens.identify(token)).not.toBeNull();
    });

    test('revokes one token by its id, at once at every gateway', async () => {
      const [one, other] = [await open(), await open()];
      const [ended, kept] = [await one.issue(CI), await one.issue({ ...CI, label: 'laptop' })];
      expect(await other.identify(ended.token)).not.toBeNull();
      expect(await one.revoke({ id: ended.id })).toMatchObject([{ id: ended.id, label: 'ci' }]);
      expect(await other.identify(ended.token)).toBeNull();
      expect(await other.identify(kept.token)).not.toBeNull();
      expect(await other.revoke({ id: ended.id })).toEqual([]);
    });

    test.each(['mfe-a', '*'])(
      'ends all tokens of %s and no others, at once at every gateway',
      async (remote) => {
        const [one, other] = [await open(), await open()];
        const issued = [];
        for (const its of ['mfe-a', 'mfe-b', '*', 'mfe-a', '*']) {
          issued.push(await one.issue({ ...CI, remote: its }));
          pass(SECOND);
        }
        const ended = await one.revoke({ remote });
        const meant = issued.filter((token) => token.remote === remote).map(({ id }) => id);
        expect(ended.map(({ id }) => id)).toEqual(meant.toReversed());
        for (const { token, remote: its } of issued) {
          expect((await other.identify(token))?.remote).toBe(its === remote ? undefined : its);
        }
      },
    );

    test('tells the holder of a whole token why it is of no use, and nobody else', async () => {
      const [one, other] = [await open(), await open()];
      const expiresAt = new Date(START.getTime() + MINUTE).toISOString();
      const [ended, old] = [await one.issue(CI), await one.issue({ ...CI, expiresAt })];
      await one.revoke({ id: ended.id });
      pass(MINUTE);
      expect(await other.check(ended.token)).toMatchObject({
        state: 'revoked',
        token: { id: ended.id, label: 'ci', remote: 'mfe-a' },
      });
      expect(await other.check(old.token)).toMatchObject({ state: 'expired', token: { expiresAt } });
      const guess = `firn_${ended.id}_${'x'.repeat(43)}`;
      expect(await other.check(guess)).toEqual({ state: 'unknown' });
      expect((await other.list()).map(({ id }) => id)).toEqual([old.id]);
    });

    test('lists the newest first, with everything but the hash', async () => {
      const tokens = await open();
      const first = await tokens.issue({ ...CI, expiresAt: '2026-12-24T18:00:00.500Z' });
      pass(1);
      const second = await tokens.issue({ remote: '*', label: '«ops» ⛰', expiresAt: null });
      pass(1);
      await tokens.identify(first.token);
      const { token: _first, ...oldest } = first;
      const { token: _second, ...newest } = second;
      expect(await (await open()).list()).toEqual([
        { ...newest, createdAt: '2026-11-21T10:00:00.001Z', lastUsedAt: null },
        { ...oldest, createdAt: '2026-11-21T10:00:00.000Z', lastUsedAt: '2026-11-21T10:00:00.002Z' },
      ]);
    });

    test('knows the last use to the minute, whichever gateway saw it', async () => {
      const [one, other] = [await open(), await open()];
      const { token } = await one.issue(CI);
      const uses: (string | null | undefined)[] = [];
      const turns: [OpsTokens, number][] = [
        [one, 0],
        [other, MINUTE - 1],
        [other, 1],
        [one, MINUTE],
      ];
      for (const [tokens, milliseconds] of turns) {
        pass(milliseconds);
        await tokens.identify(token);
        uses.push((await one.list())[0]?.lastUsedAt?.slice(11, 19));
      }
      expect(uses).toEqual(['10:00:00', '10:00:00', '10:01:00', '10:02:00']);
    });

    test('a use recorded after the revocation does not bring the token back', async () => {
      const store = await under.open();
      const tokens = over(store);
      const { id, token } = await tokens.issue(CI);
      await tokens.revoke({ id });
      await store.rememberUse(id, now);
      expect(await tokens.identify(token)).toBeNull();
      expect(await tokens.list()).toEqual([]);
      expect(await (await open()).revoke({ remote: 'mfe-a' })).toEqual([]);
    });

    test('when gateways revoke at once, each token is revoked by one of them, and its use does not bring it back', async () => {
      const gateways = await Promise.all(Array.from({ length: GATEWAYS }, open));
      const atAll = <T>(act: (tokens: OpsTokens) => Promise<T>) => Promise.all(gateways.map(act));
      const issued = (await atAll((tokens) => Promise.all([1, 2, 3, 4].map(() => tokens.issue(CI))))).flat();
      const ids = issued.map(({ id }) => id).toSorted();
      pass(MINUTE);
      const [ended] = await Promise.all([
        atAll((tokens) => tokens.revoke({ remote: 'mfe-a' })),
        atAll((tokens) => Promise.all(issued.map(({ token }) => tokens.identify(token)))),
      ]);
      expect(
        ended
          .flat()
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(ids);
      expect(await atAll((tokens) => tokens.list())).toEqual(gateways.map(() => []));
    });

    test('a token issued during a revocation is either revoked too or fully valid', async () => {
      const [issuer, revoker] = [await open(), await open()];
      const [issued, ...rounds] = await Promise.all([
        Promise.all(Array.from({ length: 12 }, () => issuer.issue(CI))),
        ...[1, 2, 3].map(() => revoker.revoke({ remote: 'mfe-a' })),
      ]);
      const ended = rounds.flat().map(({ id }) => id);
      const listed = (await revoker.list()).map(({ id }) => id);
      expect([...ended, ...listed].toSorted()).toEqual(issued.map(({ id }) => id).toSorted());
      for (const { id, token } of issued) {
        expect((await revoker.identify(token))?.tokenId).toBe(listed.includes(id) ? id : undefined);
      }
    });
  });
}
