import { conflict, invalid, type Problem } from '../../lib/problem.ts';

export const tooManyEndpoints = (): Problem =>
  conflict('/problems/too-many-endpoints', 'Es gibt schon zwanzig Adressen. Entferne zuerst eine davon.');

export const wrongAddress = (message: string): Problem => invalid([{ propertyPath: 'url', message }]);

export const endpointOff = (): Problem =>
  conflict('/problems/endpoint-off', 'Die Adresse ist ausgeschaltet. Schalte sie zuerst wieder ein.');
