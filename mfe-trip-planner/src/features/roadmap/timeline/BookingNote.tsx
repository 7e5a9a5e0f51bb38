import { formatDate, formatTime, type Instant, secondsBetween, useLocale, useTranslate } from '@halte/i18n';
import { Icon } from '@halte/ui';
import { InfoIcon, PhoneIcon } from '@halte/ui/icons';
import { PageLink } from '../../../screen/PageLink.tsx';
import type { Booking } from '../../../trip/detailedJourney.ts';
import { formatDeadline, phoneAddress } from '../rules/bookingDeadline.ts';
import css from './BookingNote.module.css';

function Phone({ number }: { number: string }) {
  const address = phoneAddress(number);
  return address ? (
    <a className={css.phone} href={address}>
      {number}
    </a>
  ) : (
    number
  );
}

export interface BookingNoteProps {
  readonly booking: Booking;
  /** The name of the operator of the vehicle; empty where that is not known. */
  readonly agency: string;
  readonly role: 'board' | 'leave';
  readonly departure: Instant;
  readonly zone: string;
  readonly now: Instant;
}

/** The booking needed to get on or off: its contact, its deadline, and the network's message. */
export function BookingNote({ booking, agency, role, departure, zone, now }: BookingNoteProps) {
  const t = useTranslate('trip-planner-roadmap');
  const locale = useLocale();
  const { contact, phone, message, infoUrl, bookingUrl, fromDateTime, untilDateTime } = booking;
  const isByPhone = contact === 'agency' && phone !== undefined;
  const contactOrPhone = isByPhone ? 'phone' : contact;
  const deadline = formatDeadline(booking, departure, t, { zone, locale });
  const isOver = untilDateTime !== undefined && secondsBetween(now, untilDateTime) < 0;
  const isEarly = fromDateTime !== undefined && secondsBetween(now, fromDateTime) > 0;
  return (
    <div className={css.booking}>
      <Icon of={contact === 'agency' ? PhoneIcon : InfoIcon} />
      <div className={css.text}>
        <p className={css.what}>
          {contactOrPhone === 'driver' || agency === ''
            ? t(`booking.${role}.${contactOrPhone}`)
            : t(`booking.${role}.${contactOrPhone}.of`, { agency })}
          {isByPhone && (
            <>
              {' '}
              <Phone number={phone} />
            </>
          )}
          {deadline && `, ${deadline}`}
        </p>
        {isOver && <p className={css.over}>{t('booking.over')}</p>}
        {isEarly && (
          <p>
            {t('booking.from', { day: formatDate(fromDateTime, zone, locale), time: formatTime(fromDateTime, zone) })}
          </p>
        )}
        {message && <p className={css.message}>{message}</p>}
        <PageLink className={css.link} url={bookingUrl ?? ''}>
          {t('booking.online')}
        </PageLink>
        <PageLink className={css.link} url={infoUrl ?? ''}>
          {t('alert.link')}
        </PageLink>
      </div>
    </div>
  );
}
