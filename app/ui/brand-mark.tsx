const FLAME_ANGLES = [-80, -60, -40, -20, 0, 20, 40, 60, 80]
const FLAME = "M28 1.2c1.5 2.4 2.2 3.8 2.2 5.2a2.2 2.2 0 0 1-4.4 0c0-1.4.7-2.8 2.2-5.2z"
const PETAL = "M28 19.6c2.6 2.6 3.4 5.6 2.6 10.4h-5.2c-.8-4.8 0-7.8 2.6-10.4z"

/** The company's logo: a moonstone, the half-round threshold stone of Sri Lankan temples, over a road. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 56 34" aria-hidden="true" focusable="false">
      <clipPath id="brand-mark">
        <path d="M0 0h56v30H0z" />
      </clipPath>
      <g clipPath="url(#brand-mark)">
        {FLAME_ANGLES.map((angle, index) => (
          <path
            key={angle}
            transform={`rotate(${angle} 28 30)`}
            fill={index % 2 === 0 ? "var(--vermilion)" : "var(--ochre)"}
            d={FLAME}
          />
        ))}
        <circle cx="28" cy="30" r="15.6" fill="none" stroke="var(--saffron)" strokeWidth="7" />
        <circle
          cx="28"
          cy="30"
          r="15.6"
          fill="none"
          stroke="#0B2426"
          strokeWidth="1.5"
          strokeDasharray="4.1 2.44"
        />
        <g fill="var(--lotus)">
          <path transform="rotate(-52 28 30)" d={PETAL} />
          <path transform="rotate(52 28 30)" d={PETAL} />
        </g>
        <path fill="currentColor" d="M28 19c3 2.8 4 6 3 11h-6c-1-5 0-8.2 3-11z" />
      </g>
      <path fill="currentColor" d="M0 31.5h12v2.5H0zM16 31.5h24v2.5H16zM44 31.5h12v2.5H44z" />
    </svg>
  )
}
