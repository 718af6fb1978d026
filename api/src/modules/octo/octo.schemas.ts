import { Type } from 'typebox';

const LocalDay = Type.String({ format: 'date' });
const Id = Type.String({ minLength: 1, maxLength: 200 });

const asked = {
  productId: Id,
  optionId: Id,
  localDateStart: Type.Optional(LocalDay),
  localDateEnd: Type.Optional(LocalDay),
  units: Type.Optional(
    Type.Array(Type.Object({ id: Id, quantity: Type.Integer({ minimum: 0, maximum: 100 }) }), {
      maxItems: 20,
    }),
  ),
};

export const CalendarBody = Type.Object({ ...asked, localDateStart: LocalDay, localDateEnd: LocalDay });

export const AvailabilityBody = Type.Object({
  ...asked,
  localDate: Type.Optional(LocalDay),
  availabilityIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
});

export const ProductParams = Type.Object({ id: Type.String() });

/** Leaves to the standard what an answer is, and names it in the documentation. */
export const octoObject = (description: string) =>
  Type.Object({}, { description: `${description} (OCTO)`, additionalProperties: true });
export const octoList = (description: string) => Type.Array(octoObject(description));
