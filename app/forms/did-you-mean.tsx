import { useMessages } from "#app/ui/messages-context.tsx"

/** 'Did you mean ann@gmail.com?' */
export function DidYouMean({ address }: { address: string }) {
  const [before, after] = useMessages().forms.likelyEmail.didYouMean
  return (
    <>
      {before}
      <b translate="no">{address}</b>
      {after}
    </>
  )
}
