import { escapeHtml, formatMoment } from '../../lib/swiss-format.ts';
import type { OutboxEntry, OutboxLetter } from './demo-outbox.read-model.ts';

export const OUTBOX_PATH = '/api/demo/outbox';
export const letterPath = (id: string) => `${OUTBOX_PATH}/${id}/letter`;

const STYLE = `
  body { margin: 0 auto; max-width: 48rem; padding: 1rem; color: #12212b; background: #f3f6f7; font: 1rem/1.5 Helvetica, Arial, sans-serif; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px solid #b9c6cc; padding: .75rem 0; overflow-wrap: anywhere; }
  a { color: #0a5a78; display: inline-block; padding: .375rem 0; }
  small, dt { color: #526570; }
  iframe { border: 1px solid #b9c6cc; box-sizing: border-box; height: 48rem; width: 100%; }
  pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
  :focus-visible { outline: 3px solid #e07a1f; outline-offset: 2px; }
`;

const page = (title: string, ...content: readonly string[]): string => `<!doctype html>
<html lang="de-CH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(title)}</h1>
${content.join('\n')}
</main></body>
</html>`;

const entry = ({ id, createdAt, recipient, subject }: OutboxEntry): string =>
  `<li><a href="${OUTBOX_PATH}/${id}">${escapeHtml(subject)}</a><br><small>an ${escapeHtml(recipient)}, ${formatMoment(createdAt)}</small></li>`;

/** All mails of the demo. */
export function outboxPage(mails: readonly OutboxEntry[]): string {
  const listed = mails.length > 0 ? `<ol>${mails.map(entry).join('\n')}</ol>` : '<p>Noch keine E-Mail.</p>';
  return page(
    'Postausgang der Demo',
    '<p>Die Demo verschickt nichts: Hier steht jede E-Mail, die sie geschrieben hat, die neuste zuerst.</p>',
    listed,
  );
}

function filesOf({ attachments, invitation }: OutboxLetter): string[] {
  const names = [
    ...(attachments ?? []).map(({ fileName }) => fileName),
    ...(invitation ? ['termin.ics'] : []),
  ];
  return names.length > 0 ? [`<p>Dateien: ${escapeHtml(names.join(', '))}</p>`] : [];
}

/** One of them: the HTML part in a frame of its own, and the plain part below. */
export function outboxMailPage(mail: OutboxLetter): string {
  const { id, createdAt, recipient, subject, text } = mail;
  return page(
    subject,
    `<p><a href="${OUTBOX_PATH}">Alle E-Mails</a></p>`,
    `<p><small>an ${escapeHtml(recipient)}, ${formatMoment(createdAt)}</small></p>`,
    ...filesOf(mail),
    `<iframe title="E-Mail" src="${letterPath(id)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
    `<h2>Als reiner Text</h2>\n<pre>${escapeHtml(text)}</pre>`,
  );
}

/** The HTML part for that frame; its links open beside it. */
export const framedLetter = (html: string): string => html.replace('<head>', '<head><base target="_blank">');
