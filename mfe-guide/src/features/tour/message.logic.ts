import type { ParticipantResponse } from '@firn/shared-contracts/api';

/** Who did not come still takes part: a message after the tour may be for them. */
export const takesPart = ({ state }: Pick<ParticipantResponse, 'state'>): boolean =>
  state !== 'cancelled' && state !== 'replaced';

/** To everybody, unless the guide unticks somebody. */
export const newMessage = (persons: readonly Pick<ParticipantResponse, '@id'>[]) => ({
  recipients: persons.map((person) => person['@id']),
  subject: '',
  text: '',
});
