/** Comments of guests of the demo, from good to less good. */
export const VOICES: readonly string[] = [
  'Ein grosser Tag. Ruhige Führung, klare Ansagen, und am Gipfel genug Zeit zum Schauen.',
  'Ich habe viel gelernt und mich nie gehetzt gefühlt. Gern wieder!',
  'Super organisiert, von der Packliste bis zum Kaffee in der Hütte.',
  'Das Wetter war nichts, die Ersatztour dafür umso schöner. Danke für die gute Entscheidung.',
  'Sehr gute Gruppe und viel Geduld mit mir im steilen Stück.',
  'Schöne Tour. Der Zustieg war länger, als ich es erwartet habe.',
  'Gut, aber die Hütte war sehr voll und laut.',
  'Für mich war das Tempo am Nachmittag etwas zu hoch.',
];

export const REPLIES: readonly string[] = [
  'Danke dir! Wir freuen uns aufs nächste Mal.',
  'Danke für den Hinweis. Die Zeiten stehen jetzt genauer in der Ausschreibung.',
];
