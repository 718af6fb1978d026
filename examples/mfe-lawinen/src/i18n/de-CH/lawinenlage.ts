import { defineTexts } from '@firn/shared-ui/i18n';

export const lawinenlageTexts = defineTexts('lawinenlage', {
  title: 'Lawinenlage',
  description: 'Die fünf Gefahrenstufen und was sie für deine Tour bedeuten.',
  bulletin: 'Zum Bulletin des SLF',
  degree: 'Stufe {{degree}}: {{name}}',
  phone: 'Notruf Rega 1414, international 112',
  name: { 1: 'gering', 2: 'mässig', 3: 'erheblich', 4: 'gross', 5: 'sehr gross' },
  advice: {
    1: 'Meist sichere Verhältnisse. Meide extrem steile Hänge mit frischem Triebschnee.',
    2: 'Geh Hänge über 40 Grad einzeln, besonders in der Exposition und Höhe, die das Bulletin nennt.',
    3: 'Bleib unter 35 Grad in der genannten Lage. Hier geschehen die meisten Unfälle.',
    4: 'Bleib unter 30 Grad und weg von Auslaufzonen. Wir verschieben Touren oder suchen andere Ziele.',
    5: 'Keine Touren. Wir sagen ab und melden uns bei dir.',
  },
});
