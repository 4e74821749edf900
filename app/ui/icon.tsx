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

/** An icon of icons.svg, which is inline in every page (app/site/svg-symbols.tsx). Hidden from screen readers: needs a text beside it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `ico ${className}` : "ico"} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
