import { useHost } from '@halte/ui/host';

/** Asks the host for the room of banners; the attribute is part of the contract. */
export function BannerRoom() {
  return <div data-banners="" />;
}

/** The room of banners that the server has announced. */
export function AnnouncedRoom() {
  return useHost().hasBanners === true && <BannerRoom />;
}
