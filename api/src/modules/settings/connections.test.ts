import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { connectionsOf, maskedAddress } from './connections.ts';

describe('an address is told without its secrets', () => {
  test.each([
    ['smtp://anna:geheim@mail.example:587', 'smtp://•••@mail.example:587'],
    ['smtps://anna@mail.example', 'smtps://•••@mail.example'],
    ['smtp://mail.example:25', 'smtp://mail.example:25'],
    ['postgres://anna:geheim@db.example:5432/firn?sslmode=require', 'postgres://•••@db.example:5432'],
    ['https://s3.example/a/b?token=geheim', 'https://s3.example'],
    ['smtp://anna:ge@heim@mail.example', 'smtp://•••@mail.example'],
    ['smtp://anna:25/heim@mail.example', '•••'],
    ['smtp://anna:25?heim@mail.example', '•••'],
    ['smtp://anna:25#heim@mail.example', '•••'],
    ['postgres://anna:ge/heim@db.example/firn', '•••'],
    ['postgres:///firn?host=/tmp&password=geheim', '•••'],
    ['nothing like an address', '•••'],
  ])('%s: %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });

  test('whatever the password is', () => {
    const secret = fc
      .string({ minLength: 6, unit: 'grapheme-ascii' })
      .filter((text) => !'mail.example'.includes(text));
    fc.assert(
      fc.property(secret, secret, (user, password) => {
        const masked = maskedAddress(`smtp://${user}:${password}@mail.example`);
        expect(masked).not.toContain(user);
        expect(masked).not.toContain(password);
      }),
    );
  });
});

test('what is built in has no address', () => {
  const s3 = {
    endpoint: 'https://s3.example',
    bucket: 'bilder',
    documentsBucket: 'dokumente',
    region: 'ch',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  expect(connectionsOf({ databaseUrl: null, smtpUrl: null, s3 })).toEqual([
    { name: 'database', address: null },
    { name: 'mail', address: null },
    { name: 'files', address: 'https://s3.example/bilder' },
  ]);
});
