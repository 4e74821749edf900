import { Children, isValidElement, type ReactElement, type ReactNode } from "react"

type ElementProps = {
  rel?: string
  href?: string
  type?: string
  nonce?: string
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** The `<link>` and `<script>` elements in what `<Links/>` or `<Scripts/>` of the router draws. */
export function linksAndScripts(node: ReactNode): ReactElement<ElementProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ElementProps>(child)) return []
    return child.type === "link" || child.type === "script" ? [child] : linksAndScripts(child.props.children)
  })
}
