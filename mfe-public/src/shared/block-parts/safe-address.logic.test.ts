import { expect, test } from '@jest/globals';
import { safeAddress } from './safe-address.logic.ts';

test.each(['/agenda', 'https://sac-cas.ch', 'mailto:info@firn.example', 'tel:+41338541234', '#preise'])(
  'a link may lead to %s',
  (url) => {
    expect(safeAddress(` ${url} `)).toBe(url);
  },
);

test.each(['', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ' data:text/html,x', 'agenda'])(
  'a link does not lead to «%s»',
  (url) => {
    expect(safeAddress(url)).toBeNull();
  },
);
