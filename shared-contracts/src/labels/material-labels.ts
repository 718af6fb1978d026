import type { MaterialOrderState, MaterialOrderStep, MaterialPropertyType } from '../domain/index.ts';

/** German words for the closed lists of renting material. */
export const MATERIAL_ORDER_STATE_LABELS: Readonly<Record<MaterialOrderState, string>> = {
  requested: 'Angefragt',
  reserved: 'Reserviert',
  handed_out: 'Ausgegeben',
  returned: 'Zurück',
  damaged: 'Beschädigt',
  lost: 'Verloren',
  cancelled: 'Aufgehoben',
};

export const MATERIAL_ORDER_STEP_LABELS: Readonly<Record<MaterialOrderStep, string>> = {
  pack: 'Packen',
  unpack: 'Auspacken',
  hand_out: 'Ausgeben',
  return: 'Zurücknehmen',
  damage: 'Beschädigt zurücknehmen',
  lose: 'Als verloren melden',
};

export const MATERIAL_PROPERTY_TYPE_LABELS: Readonly<Record<MaterialPropertyType, string>> = {
  number: 'Zahl',
  choice: 'Auswahl',
  text: 'Text',
};
