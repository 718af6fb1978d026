import { entries, line, richText } from '../block-field.ts';
import { blockKind } from '../block-kind.ts';

export const questions = blockKind({
  kind: 'questions',
  label: 'Fragen und Antworten',
  group: 'text',
  fields: {
    title: line('Titel', 120),
    questions: entries('Fragen', {
      label: 'Frage',
      maxItems: 60,
      fields: {
        question: line('Frage', 200, { isRequired: true }),
        answer: richText('Antwort', { isRequired: true }),
      },
    }),
  },
});
