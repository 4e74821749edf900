import symbols from "./symbols.svg?no-inline"

export const ICON_NAMES = [
  "air-conditioning",
  "airbag",
  "alert",
  "arrow",
  "automatic",
  "back",
  "ban",
  "bolt",
  "calendar",
  "chat",
  "check",
  "chevron",
  "clock",
  "close",
  "delivery",
  "door",
  "edit",
  "fuel",
  "gauge",
  "globe",
  "info",
  "key",
  "limousine",
  "luggage",
  "mail",
  "manual",
  "menu",
  "people",
  "person",
  "phone",
  "photo",
  "pin",
  "plane",
  "print",
  "rings",
  "road",
  "search",
  "seat",
  "short-video",
  "smoke",
  "sms",
  "star",
  "tag",
  "video",
  "wheel",
] as const
export type IconName = (typeof ICON_NAMES)[number]

/**
 * An icon of symbols.svg, in the colour of the text around it. A browser loads that file once, not with every page.
 * The icon is hidden from screen readers, so a text beside it names it.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} aria-hidden="true" focusable="false">
      <use href={`${symbols}#icon-${name}`} />
    </svg>
  )
}
