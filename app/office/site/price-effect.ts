import { type Context, portsContext } from "#app/context.ts"
import { textOf } from "#app/forms/read-answers.ts"
import { vehicleDetails } from "#domain/catalogue/vehicle-details.ts"
import type { Answers } from "#domain/enquiry/answers.ts"
import { type PriceEffect, priceEffect, type RateConversion } from "#domain/pricing/price-effect.ts"

/**
 * The hidden field with the serialized answers whose effect on prices was shown. Other answers need another confirmation.
 */
export const EFFECT_SEEN = "effect-seen"

/** The effect on prices that a form shows before it is saved. `effect` null: the fleet could not be read. */
export type EffectToConfirm = { effect: PriceEffect | null; serializedAnswers: string }

/** The conversion without a season or other rates: leaves rates as they are. */
export const unchangedRates: RateConversion = (rates) => rates

/**
 * The effect of a valid form on prices, which the user has to confirm. Null: it was already shown for these answers, or no rate changes.
 */
export async function findEffectToConfirm(
  request: Request,
  context: Context,
  {
    form,
    values,
    before,
    after,
  }: { form: FormData; values: Answers; before: RateConversion; after: RateConversion },
): Promise<EffectToConfirm | null> {
  const serializedAnswers = JSON.stringify(values)
  if (textOf(form, EFFECT_SEEN) === serializedAnswers) return null
  const { catalogue } = context.get(portsContext)
  const vehicles = await catalogue.vehicles(request.signal)
  if (!vehicles.ok) return { effect: null, serializedAnswers }
  const details = await vehicleDetails(catalogue, vehicles.value, request.signal)
  const fleet = vehicles.value.flatMap(({ id }) => details.get(id) ?? [])
  const effect = priceEffect(fleet, before, after)
  return effect.vehicleCount > 0 ? { effect, serializedAnswers } : null
}
