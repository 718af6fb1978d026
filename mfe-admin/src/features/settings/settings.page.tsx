import { SETTINGS_ID, type SettingsResponse, settingsViolations } from '@firn/shared-contracts/api';
import { ContractForm } from '@firn/shared-ui/form';
import { formatChf } from '@firn/shared-ui/format';
import { GUIDE_LEVEL_LABELS } from '@firn/shared-ui/labels';
import { useSession, useTexts } from '@firn/shared-ui/remote';
import { resource, useWrite } from '@firn/shared-ui/resource';
import { ResourcePage } from '@firn/shared-ui/resource-page';
import { settingsTexts } from '../../i18n/de-CH/settings.ts';
import { JumpMarks } from '../../shared/jump-marks/jump-marks.tsx';
import { plainText } from '../../shared/plain-text.ts';
import { useSettingsTabs } from '../../shared/use-settings-tabs.ts';
import { BRAKE_FIELDS } from './brake-fields.ts';
import { BrakeSection } from './brake-section.tsx';
import { CompanySection, LinksSection, OpeningHoursSection } from './company-sections.tsx';
import { ConditionsSection, PricesSection, SecuritySection, WaitlistSection } from './contract-sections.tsx';
import { MoneySections } from './money-sections.tsx';
import { ConnectionsSection, ReadOnlySections } from './read-only-sections.tsx';
import { RetentionSection } from './retention-section.tsx';
import { SenderSection } from './sender-section.tsx';
import { validateSettingsPatch } from './settings.validator.generated.js';
import { labelsByPath, MONEY_FIELDS } from './settings-labels.ts';
import { type SettingsValues, settingsValues } from './settings-values.ts';

const settings = resource('settings');

/** Nobody's number or address is taken beforehand where two people changed it. */
const CAREFUL = [
  'senderAddress',
  'replyAddress',
  'sacDiscountPercent',
  'paymentTermDays',
  'dueBeforeStartDays',
  'shortestTermDays',
  'registrationDeadlineDays',
  'registrationDeadlineDaysDayTour',
  'materialChangeDays',
  'guideContactDays',
  'glacierGuestsPerGuide',
  'adminSecondFactor',
  'retentionRuns',
  ...BRAKE_FIELDS,
  'waitlistJumpHours',
  ...MONEY_FIELDS,
];

/** Words for what two people changed at once. */
const DESCRIBE = {
  openingHours: (rows: SettingsValues['openingHours']) =>
    rows.map(({ days, hours }) => `${days} ${hours}`).join(', '),
  partners: (rows: SettingsValues['partners']) => rows.map(({ name }) => name).join(', '),
  socialLinks: (rows: SettingsValues['socialLinks']) => rows.map(({ name }) => name).join(', '),
  dayRates: (rows: SettingsValues['dayRates']) =>
    rows.map(({ level, rate }) => `${GUIDE_LEVEL_LABELS[level]} ${formatChf(rate)}`).join(', '),
  conditionsText: plainText,
};

function SettingsForm({ stored }: { readonly stored: SettingsResponse }) {
  const t = useTexts(settingsTexts);
  const write = useWrite(settings);
  const { isSuperAdmin } = useSession().permissions;
  return (
    <ContractForm
      base={stored}
      valuesOf={(item: SettingsResponse | null) => settingsValues(item ?? stored)}
      validate={validateSettingsPatch}
      rules={settingsViolations}
      save={(body, from) => write.patch(from, body)}
      label={t('form')}
      fieldLabels={labelsByPath(t)}
      describe={DESCRIBE}
      carefulFields={CAREFUL}
    >
      <JumpMarks />
      <CompanySection />
      <OpeningHoursSection />
      <LinksSection />
      {isSuperAdmin ? (
        <>
          <SenderSection />
          <PricesSection />
          <MoneySections />
          <ConditionsSection />
          <BrakeSection />
          <WaitlistSection />
          <SecuritySection />
        </>
      ) : (
        <ReadOnlySections settings={stored} />
      )}
      <RetentionSection settings={stored} />
      <ConnectionsSection settings={stored} />
    </ContractForm>
  );
}

/** The settings of the office: texts of the company for admins, prices and deadlines for super admins. */
export function Page() {
  const t = useTexts(settingsTexts);
  const tabs = useSettingsTabs();
  return (
    <ResourcePage
      resource={settings}
      id={SETTINGS_ID}
      title={t('title')}
      nameOf={() => t('title')}
      tabs={tabs}
    >
      {(stored) => <SettingsForm stored={stored} />}
    </ResourcePage>
  );
}
