import { RICH_TEXT } from '@firn/shared-contracts/domain';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cleanHtml, richTextOf } from './clean-html.ts';
import { linkOf } from './links.ts';

/** As Word for Windows puts a list into the clipboard (shortened to what matters). */
const WORD = `<html><head><style>p.MsoNormal{margin:0}</style></head><body>
<p class=MsoNormal style='margin-bottom:8pt'><b>Programm</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Anreise</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span
style='mso-list:Ignore'>1.<span style='font:7.0pt'>&nbsp;</span></span>Zug</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span
style='mso-list:Ignore'>2.<span style='font:7.0pt'>&nbsp;</span></span>Postauto</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span
style='mso-list:Ignore'>·</span>Aufstieg</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
</body></html>`;

const GOOGLE_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"
style="line-height:1.38"><span style="font-weight:700">Wichtig:</span><span style="font-weight:400"> mit </span><span
style="font-style:italic">Steigeisen</span></p></b><br class="Apple-interchange-newline">`;

const OUTLOOK = `<div class="WordSection1"><div style="border:none"><p class="MsoNormal"><span lang="DE-CH"
style="font-size:11pt;color:#1F497D">Hallo <a href="https://firn.example/agenda" title="x" onclick="steal()">Agenda</a>,
<a href="javascript:alert(1)">Klick</a></span></p></div></div>`;

/** Elements follow each other without the white space between them. */
const oneLine = (html: string) => html.replace(/\s+/g, ' ').replace(/> </g, '><').trim();

describe('pasted text', () => {
  test('of Word keeps its lists, nested as they were', () => {
    expect(oneLine(cleanHtml(WORD))).toBe(
      '<p><strong>Programm</strong></p><ul><li><p>Anreise</p><ol><li><p>Zug</p></li><li><p>Postauto</p></li></ol>' +
        '</li><li><p>Aufstieg</p></li></ul>',
    );
  });

  test('of Google Docs keeps what is bold and italic', () => {
    expect(oneLine(cleanHtml(GOOGLE_DOCS))).toBe('<p><strong>Wichtig:</strong> mit <em>Steigeisen</em></p>');
  });

  test('of Outlook loses styles, wrappers and links that are none', () => {
    expect(oneLine(cleanHtml(OUTLOOK))).toBe(
      '<p>Hallo <a href="https://firn.example/agenda">Agenda</a>, Klick</p>',
    );
  });

  test.each([
    ['<script>steal()</script><p onclick="x()">Text</p>', '<p>Text</p>'],
    ['<p>Text<img src="x" onerror="steal()"></p>', '<p>Text</p>'],
    ['<svg><script>x()</script></svg><h1>Titel</h1>', '<h2>Titel</h2>'],
    ['<p>a</p><p> </p><p>&nbsp;</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<table><tr><td>eine</td><td>andere</td></tr></table>', '<p>eine – andere</p>'],
    [
      '<table><tr><td><p class="MsoNormal"><b>Tag 1</b></p></td><td><p>5 h</p></td><td><p>&nbsp;</p></td></tr><tr><td>Tag 2</td></tr></table>',
      '<p><strong>Tag 1</strong> – 5 h</p><p>Tag 2</p>',
    ],
    [
      '<table><tr><td><ul><li>Seil</li></ul></td><td>Gurt</td></tr></table>',
      '<ul><li>Seil</li></ul><p>Gurt</p>',
    ],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="/agenda">x</a>', '<a href="/agenda">x</a>'],
    ['<p>a<br>b</p>', '<p>a<br>b</p>'],
    ['<ol start="3" type="a"><li>x</li></ol>', '<ol><li>x</li></ol>'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  test('never holds more than Firn allows, whatever comes', () => {
    const tag = fc.constantFrom(
      'p',
      'div',
      'b',
      'span',
      'script',
      'a',
      'ul',
      'li',
      'h1',
      'table',
      'svg',
      'x-y',
    );
    const attribute = fc.constantFrom(
      '',
      ' style="color:red"',
      ' onclick="x()"',
      ' href="javascript:x()"',
      ' href="/a"',
    );
    const part = fc.oneof(
      fc.tuple(tag, attribute).map(([name, text]) => `<${name}${text}>`),
      tag.map((name) => `</${name}>`),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const clean = cleanHtml(parts.join(''));
        const body = new DOMParser().parseFromString(clean, 'text/html').body;
        for (const element of body.querySelectorAll('*')) {
          expect(RICH_TEXT.tags).toContain(element.localName);
          expect(element.getAttributeNames().filter((name) => name !== 'href')).toEqual([]);
        }
        expect(clean).not.toContain('javascript:x()"');
      }),
    );
  });
});

test.each([
  ['<p></p>', ''],
  ['<p> </p><p>&nbsp;</p>', ''],
  ['<ul><li><p></p></li></ul>', ''],
  ['<p>a</p>', '<p>a</p>'],
])('an editor that holds %s gives the form %j', (html, value) => {
  expect(richTextOf(html)).toBe(value);
});

test.each([
  ['firn.ch', 'https://firn.ch'],
  ['www.sac-cas.ch/de/huetten', 'https://www.sac-cas.ch/de/huetten'],
  ['https://firn.example', 'https://firn.example'],
  ['info@firn.example', 'mailto:info@firn.example'],
  ['tel:+41791234567', 'tel:+41791234567'],
  ['/agenda', '/agenda'],
  ['http://firn.example', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['irgendwas', null],
  ['', null],
])('the address %j leads to %j', (text, href) => {
  expect(linkOf(text)).toBe(href);
});
