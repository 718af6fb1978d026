import { describe, expect, test } from '@jest/globals';
import { cleanWindow } from '../testing/clean-window.ts';
import { aVersion } from '../testing/page-state.ts';
import { createIntegrity } from './integrity.ts';

cleanWindow();

const ENTRY = '/remotes/guide/1.0.0/remoteEntry.js';
const SHEET = '/remotes/guide/1.0.0/page.css';
const HASHES = { [ENTRY]: 'sha384-entry', [SHEET]: 'sha384-css' };

const json =
  (body: unknown, ok = true) =>
  async () =>
    ({ ok, status: ok ? 200 : 404, json: async () => body }) as Response;

function setUp(answer: () => Promise<Response> = json(HASHES)) {
  const asked: [string, string | undefined][] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push([String(input), init?.integrity]);
    return answer();
  };
  const integrity = createIntegrity({ document, fetch, nonce: 'nonce-1' });
  const maps = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type="importmap"]')].map(
      ({ textContent, nonce }) => ({ nonce, ...(JSON.parse(textContent ?? '') as object) }),
    );
  return { integrity, asked, maps };
}

describe('hashes of a version', () => {
  test('its hash list is checked, and modules enter an import map with the nonce', async () => {
    const { integrity, asked, maps } = setUp(json(HASHES));
    await integrity.cover('guide', aVersion('guide', '1.0.0'));
    expect(asked).toEqual([['/remotes/guide/1.0.0/integrity.json', 'sha384-test']]);
    expect(maps()).toEqual([{ nonce: 'nonce-1', integrity: { [ENTRY]: 'sha384-entry' } }]);
    expect(integrity.hashOf(SHEET)).toBe('sha384-css');
  });

  test('the list is requested once, even by concurrent calls', async () => {
    const { integrity, asked } = setUp(json(HASHES));
    const version = aVersion('guide', '1.0.0');
    await Promise.all([integrity.cover('guide', version), integrity.cover('guide', version)]);
    await integrity.cover('guide', version);
    expect(asked).toHaveLength(1);
  });

  test('no list is requested for a version that the page’s own map covers', async () => {
    document.head.innerHTML = `<script type="importmap">{"integrity":${JSON.stringify(HASHES)}}</script>`;
    const { integrity, asked } = setUp();
    await integrity.cover('guide', aVersion('guide', '1.0.0'));
    expect(asked).toEqual([]);
  });

  test('the page’s own map has no stylesheets: their hashes are requested, and no module gets a second rule', async () => {
    const modules = { [ENTRY]: 'sha384-entry' };
    document.head.innerHTML = `<script type="importmap">{"integrity":${JSON.stringify(modules)}}</script>`;
    const { integrity, asked, maps } = setUp();
    await integrity.cover('guide', aVersion('guide', '1.0.0'), [SHEET]);
    expect([asked.length, integrity.hashOf(SHEET), maps().length]).toEqual([1, 'sha384-css', 1]);
  });

  test('a missing list is a failure, and the next attempt requests it again', async () => {
    const answers = [json({}, false), json(HASHES)];
    const { integrity, asked } = setUp(() => (answers.shift() ?? json(HASHES))());
    const version = aVersion('guide', '1.0.0');
    await expect(integrity.cover('guide', version)).rejects.toThrow('answered 404');
    await integrity.cover('guide', version);
    expect(asked).toHaveLength(2);
  });

  test('the address of a retry gets the hash of the file', async () => {
    const { integrity, maps } = setUp(json(HASHES));
    await integrity.cover('guide', aVersion('guide', '1.0.0'));
    integrity.alias(ENTRY, `${ENTRY}?retry=1`);
    expect(maps()[1]).toEqual({ nonce: 'nonce-1', integrity: { [`${ENTRY}?retry=1`]: 'sha384-entry' } });
  });

  test('an address has one rule: a second one, or one without a hash, would log a warning', async () => {
    const { integrity, maps } = setUp(json(HASHES));
    integrity.alias(ENTRY, `${ENTRY}?retry=1`);
    expect(maps()).toEqual([]);
    await integrity.cover('guide', aVersion('guide', '1.0.0'));
    integrity.alias(ENTRY, `${ENTRY}?retry=1`);
    integrity.alias(ENTRY, `${ENTRY}?retry=1`);
    expect(maps()).toHaveLength(2);
  });
});
