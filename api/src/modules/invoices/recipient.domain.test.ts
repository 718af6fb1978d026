import { describe, expect, test } from '@jest/globals';
import { type BookedBy, recipientOf } from './recipient.domain.ts';

const nina: BookedBy = {
  firstName: 'Nina',
  lastName: 'Käser',
  email: 'nina@firn.example',
  address: 'Bergweg 7',
  postalCode: '3818',
  city: 'Grindelwald',
  country: 'CH',
};
const payer = { address: 'Industrieweg 1', postalCode: '8750', city: 'Glarus', country: 'CH' };
const forCompany = { ...nina, invoiceTo: { ...payer, company: 'Gast AG', name: '' } };
const forFather = { ...nina, invoiceTo: { ...payer, company: '', name: 'Urs Käser' } };

describe('the recipient of a document', () => {
  test.each<[string, BookedBy, object]>([
    ['who booked', nina, { company: '', name: 'Nina Käser', street: 'Bergweg', houseNumber: '7' }],
    [
      'a company, for the attention of who booked',
      forCompany,
      { company: 'Gast AG', name: 'Nina Käser', street: 'Industrieweg', city: 'Glarus' },
    ],
    ['somebody else', forFather, { company: '', name: 'Urs Käser', postalCode: '8750' }],
  ])('is %s', (_what, booking, expected) => {
    expect(recipientOf(booking, null)).toMatchObject({ ...expected, email: 'nina@firn.example' });
  });

  test.each([nina, forCompany, forFather])('moves with the booking, and keeps its reference', (booking) => {
    const newest = { ...recipientOf(booking, null), city: 'Früher', reference: 'PO 4711' };
    const next = recipientOf(booking, newest);
    expect(next).toEqual({ ...recipientOf(booking, null), reference: 'PO 4711' });
  });

  test.each([nina, forCompany])('stays whom the office named since', (booking) => {
    const named = { ...recipientOf(booking, null), company: 'Alpen AG' };
    expect(recipientOf(booking, named)).toEqual(named);
  });
});
