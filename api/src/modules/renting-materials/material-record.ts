import type { MaterialPropertyType } from '@firn/shared-contracts/domain';

/** A property as a material has it; its title names it. */
export interface PropertyRecord {
  readonly title: string;
  readonly type: MaterialPropertyType;
  readonly unit: string | null;
  readonly choices: readonly string[];
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** A value of a piece, by the title of its property or by its IRI. */
export interface StockValue {
  readonly title?: string;
  readonly rentingMaterialProperty?: string;
  readonly value: string;
}

export interface StockRecord {
  /** Missing for a new row. */
  readonly id?: string;
  readonly values: readonly StockValue[];
  readonly quantity: number;
  readonly outOfOrder: number;
}

/** A material with everything that belongs to it; references are ids. */
export interface MaterialRecord {
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly grossPrice: number;
  readonly vatRate: string;
  readonly perDay: boolean;
  readonly dryingDays: number;
  readonly activities: readonly string[];
  readonly depositNote: string;
  readonly properties: readonly PropertyRecord[];
  readonly stock: readonly StockRecord[];
}

/** What a property has that does not say it. */
export const asProperty = (given: Partial<PropertyRecord> & Pick<PropertyRecord, 'title' | 'type'>) => ({
  title: given.title.trim(),
  type: given.type,
  unit: given.unit?.trim() || null,
  choices: given.choices ?? [],
  minimum: given.minimum ?? null,
  maximum: given.maximum ?? null,
});
