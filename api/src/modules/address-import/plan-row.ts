import { toPlainText } from '../../db/columns.ts';
import {
  type AddressValues,
  type FilledFields,
  PERSON_COLUMNS,
  type PersonColumn,
} from './address.domain.ts';
import type { KnownPerson, People } from './people.ts';
import { errorOf, noticeOf, type RowRemark } from './remarks.domain.ts';

/** The plan for a row: its outcome, and what is written of whom. */
export interface RowPlan {
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  readonly personId: string | null;
  readonly filled: FilledFields;
  readonly remarks: readonly RowRemark[];
}

export interface PlanOptions {
  /** True if somebody has said where the consents to the newsletter are from. */
  readonly hasProof: boolean;
  readonly newId: () => string;
}

/** Columns that belong to one person alone, where several share an address. */
const OF_ONE: readonly PersonColumn[] = ['salutation', 'birthday', 'sac', 'sacNumber', 'lastName'];

const refused = (remark: RowRemark): RowPlan => ({
  outcome: 'refused',
  personId: null,
  filled: {},
  remarks: [remark],
});

const isBlank = (value: string | boolean | null): boolean =>
  value === null || value === '' || value === false;

const isSomebodyElse = ({ firstName }: AddressValues, { fields }: KnownPerson): boolean =>
  firstName !== null &&
  !isBlank(fields.firstName) &&
  toPlainText(firstName) !== toPlainText(String(fields.firstName));

/** The newsletter begins with a proof alone, and only for an address that never had to do with it. */
function newsletterOf(values: AddressValues, email: string, people: People, { hasProof }: PlanOptions) {
  if (!values.newsletter || !hasProof || people.knowsNewsletterOf(email)) return {};
  return { newsletter: email };
}

function create(values: AddressValues, people: People, options: PlanOptions): RowPlan {
  const { email, firstName, lastName } = values;
  if (!email) {
    return refused(
      errorOf(
        'email',
        'Wir kennen niemanden mit diesem Namen und Geburtsdatum. Bitte ergänze die E-Mail-Adresse.',
      ),
    );
  }
  if (!firstName) return refused(errorOf('firstName', 'Wer neu ist, braucht einen Vornamen.'));
  if (!lastName) return refused(errorOf('lastName', 'Wer neu ist, braucht einen Nachnamen.'));
  const { newsletter: _newsletter, ...person } = values;
  const said = Object.fromEntries(
    Object.entries(person).filter(([, value]) => value !== null && value !== false),
  );
  const filled: FilledFields = { ...said, ...newsletterOf(values, email, people, options) };
  const id = options.newId();
  const fields = { ...person, country: person.country ?? 'CH' };
  people.fill({ id, state: 'active', isAdministration: false, fields }, filled);
  return { outcome: 'created', personId: id, filled, remarks: [] };
}

function fill(person: KnownPerson, values: AddressValues, people: People, options: PlanOptions): RowPlan {
  const isElse = isSomebodyElse(values, person);
  const empty = PERSON_COLUMNS.filter((column) => isBlank(person.fields[column]));
  const taken = empty.filter((column) => !isBlank(values[column]) && !(isElse && OF_ONE.includes(column)));
  const fields = Object.fromEntries(taken.map((column) => [column, values[column]]));
  const email = String(person.fields.email);
  const filled: FilledFields = { ...fields, ...(!isElse && newsletterOf(values, email, people, options)) };
  people.fill(person, filled);
  const remarks = isElse
    ? [
        noticeOf(
          'firstName',
          `Diese E-Mail-Adresse gehört ${person.fields.firstName} ${person.fields.lastName}. Anrede, Geburtsdatum, SAC und Newsletter dieser Zeile bleiben weg.`,
        ),
      ]
    : [];
  const outcome = Object.keys(filled).length > 0 ? 'updated' : 'unchanged';
  return { outcome, personId: outcome === 'updated' ? person.id : null, filled, remarks };
}

/**
 * Finds whom a row is about and what it fills, and has `people` know it for the rows that follow
 * (docs/domain/office.md#address-import).
 */
export function planRow(values: AddressValues, people: People, options: PlanOptions): RowPlan {
  const byEmail = people.withEmail(values.email);
  const [byName, another] = byEmail ? [] : people.withName(values);
  if (another) {
    return refused(
      errorOf(
        'lastName',
        'Mehrere Personen haben diesen Namen und dieses Geburtsdatum. Bitte führe sie zuerst zusammen.',
      ),
    );
  }
  const person = byEmail ?? byName;
  if (!person) return create(values, people, options);
  if (person.isAdministration) {
    return refused(errorOf(null, 'Das ist ein Konto der Administration. Ein Import ändert es nicht.'));
  }
  return fill(person, values, people, options);
}
