import type { ExtensionDeclaration } from '@firn/shared-contracts/delivery';
import { expect, test } from '@jest/globals';
import { chosenExtension, contextFor, extensionChoices } from './page/extensions-alone.ts';

const extension: ExtensionDeclaration = {
  ...{ id: 'tip', slot: 'event-aside', context: 'run-event@1', module: './tip', order: 10 },
  ...{ guard: 'none', render: 'client', budget: { jsBytes: 1, cssBytes: 1 } },
};

test('an extension is one of the choices, and its address shows it', () => {
  const [choice] = extensionChoices([extension], { path: '/lawinen?tag=1' });
  expect(choice).toEqual({
    path: '/lawinen?harness-extension=tip',
    label: 'Erweiterung tip (event-aside)',
  });
  const { search } = new URL(choice?.path ?? '', 'http://harness.test');
  expect(chosenExtension([extension], search)).toBe(extension);
  expect([chosenExtension([extension], ''), chosenExtension([], search)]).toEqual([undefined, undefined]);
});

test('it is told what the harness has for its context, and a person reads where that is missing', () => {
  const said: string[] = [];
  const contexts = { 'run-event@1': { id: '1', title: 'Allalinhorn' } };
  expect(contextFor(extension, { contexts }, (text) => void said.push(text))).toBe(contexts['run-event@1']);
  expect(contextFor(extension, {}, (text) => void said.push(text))).toEqual({});
  expect(said).toEqual(['src/testing/harness.ts hat unter «contexts» nichts für run-event@1.']);
});
