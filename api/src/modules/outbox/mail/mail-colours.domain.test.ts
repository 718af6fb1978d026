import { expect, test } from '@jest/globals';
import { contrastOf, mailColours } from './mail-colours.domain.ts';

test.each(['#0a5a78', '#ffee00', '#000000', '#ffffff', '#808080', '#c4301c'])(
  'words, links and buttons read well in %s, light and dark',
  (colour) => {
    for (const { page, ground, text, quiet, link, button, buttonText } of Object.values(
      mailColours(colour),
    )) {
      for (const words of [text, quiet, link]) expect(contrastOf(words, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(text, page)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(buttonText, button)).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('black on white is 21 to 1, and a colour that reads well stays as it is', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(mailColours('#0a5a78').light.link).toBe('#0a5a78');
});
