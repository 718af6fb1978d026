import {
  type FamilyMemberCreate,
  type FamilyMemberPatch,
  type FamilyMemberResponse,
  type MeResponse,
  personViolations,
} from '@firn/shared-contracts/api';
import { zurichDate } from '@firn/shared-contracts/domain';
import { ContractForm } from '@firn/shared-ui/form';
import { formatNumericDate } from '@firn/shared-ui/format';
import { useShell, useTexts } from '@firn/shared-ui/remote';
import { useWrite } from '@firn/shared-ui/resource';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { familyTexts } from '../../i18n/de-CH/family.ts';
import { familyMembers } from '../../shared/family.queries.ts';
import styles from './family.module.css';
import { validateFamilyMemberCreate, validateFamilyMemberPatch } from './family.validator.generated.js';
import { MemberFields } from './member.fields.tsx';
import { type MemberValues, memberValues } from './member-values.ts';
import { sizeViolations } from './sizes.logic.ts';
import { sizesQuery } from './sizes.queries.ts';

interface MemberFormProps {
  readonly title: string;
  /** Null for a new one. */
  readonly member: FamilyMemberResponse | null;
  readonly profile: MeResponse['profile'];
  /** Nothing is left to do here; whom it was about. */
  readonly onDone: (member: FamilyMemberResponse | null) => void;
}

/** Stands in place of the list. */
export function MemberForm({ title, member, profile, onDone }: MemberFormProps) {
  const { api, now } = useShell();
  const t = useTexts(familyTexts);
  const write = useWrite(familyMembers);
  const { data: sizes = [] } = useQuery(sizesQuery(api));
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.querySelector('input')?.focus(), []);
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  const common = {
    valuesOf: (item: FamilyMemberResponse | null) => memberValues(item, profile),
    rules: (values: MemberValues) => [
      ...personViolations(values, zurichDate(now())),
      ...sizeViolations(values.rentingMaterialPropertyValues, sizes),
    ],
    label: title,
    fieldLabels: Object.fromEntries(
      Object.keys(memberValues(null, null)).map((field) => [
        field,
        t(`fields.${field as keyof MemberValues}`),
      ]),
    ),
    describe: { sac: yesNo, vegetarian: yesNo, allergies: yesNo, birthday: formatNumericDate },
    onSaved: onDone,
    onCancel: () => onDone(member),
    children: <MemberFields />,
  };
  return (
    <div ref={region} className={styles.form}>
      {member ? (
        <ContractForm<FamilyMemberResponse, MemberValues, FamilyMemberPatch>
          {...common}
          base={member}
          validate={validateFamilyMemberPatch}
          save={(body, stored) => write.patch(stored, body)}
        />
      ) : (
        <ContractForm<FamilyMemberResponse, MemberValues, FamilyMemberCreate>
          {...common}
          base={null}
          validate={validateFamilyMemberCreate}
          save={(body) => write.create(body)}
          draftKey="family/new"
        />
      )}
    </div>
  );
}
