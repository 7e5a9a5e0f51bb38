import { useTranslate } from '@halte/i18n';
import { Icon, ListRow, Spinner } from '@halte/ui';
import { useHost } from '@halte/ui/host';
import { ChevronRightIcon, DownloadIcon } from '@halte/ui/icons';
import { useState } from 'react';
import { AccountProblem } from '../../frame/AccountProblem.tsx';
import { exportedAccount } from '../../profile/accountCalls.ts';

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all data of the account as a file. */
export function ExportButton() {
  const host = useHost();
  const t = useTranslate('account');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setError(null);
    try {
      saveFile(`${host.tenant.id}-account.json`, await exportedAccount(host));
    } catch (problem) {
      host.report(problem, 'export');
      setError(problem);
    }
    setBusy(false);
  }

  return (
    <div>
      <ListRow
        leading={<Icon of={DownloadIcon} />}
        title={t('personalData.export')}
        subTitle={t('personalData.export.text')}
        trailing={isBusy ? <Spinner /> : <Icon of={ChevronRightIcon} />}
        onClick={() => void save()}
      />
      {error !== null && <AccountProblem title={t('personalData.export.failed')} error={error} />}
    </div>
  );
}
