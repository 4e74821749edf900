import {
  ABOUT,
  ALL_VEHICLES,
  CONTACT,
  FAQ,
  GALLERY,
  guidePath,
  HOME,
  listingPath,
  RENT_A_CAR,
  RENT_A_CAR_GUIDE,
} from "#app/paths.ts"
import type { Category } from "#domain/catalogue/vehicle.ts"
import { type Place, REGIONS, type Region } from "#domain/content/place.ts"

export type MenuCategory = Pick<Category, "id" | "name">
export type MenuPlace = Pick<
  Place,
  "slug" | "name" | "region" | "roadKm" | "isEstimate" | "latitude" | "longitude"
>

export type MenuRegion<P extends MenuPlace = MenuPlace> = { region: Region; places: P[] }

/** The regions in the order of the menus, with their places, nearest first. */
export function placesByRegion<P extends MenuPlace>(places: readonly P[]): MenuRegion<P>[] {
  return REGIONS.map((region) => ({
    region,
    places: places.filter((place) => place.region === region).sort((a, b) => a.roadKm - b.roadKm),
  }))
}

/** The data of the menus, without the other fields of places. */
export function menuPlaces(places: readonly Place[]): MenuPlace[] {
  return places.map(({ slug, name, region, roadKm, isEstimate, latitude, longitude }) => ({
    slug,
    name,
    region,
    roadKm,
    isEstimate,
    latitude,
    longitude,
  }))
}

/** The data of the menus, without the other fields of categories. */
export function menuCategories(categories: readonly Category[]): MenuCategory[] {
  return categories.map(({ id, name }) => ({ id, name }))
}

export type Menus = { places: readonly MenuPlace[]; categories: readonly MenuCategory[] }

/** The links of the menus. `currentPath` is the path of the current page if the menus link to it, otherwise null. */
export type MenuProps = Menus & { currentPath: string | null }

/** The path, if the menus link to it; otherwise null. */
export function pathInMenus(path: string, { places, categories }: Menus): string | null {
  const isLinked =
    MAIN_LINKS.some(({ href }) => href === path) ||
    GENERAL_PAGES.some(({ href }) => href === path) ||
    places.some(({ slug }) => guidePath(slug) === path) ||
    categories.some(({ id }) => listingPath(id) === path)
  return isLinked ? path : null
}

/** The two general pages. Source: docs/requirements.md, R3.3. */
export const GENERAL_PAGES = [
  { href: RENT_A_CAR, messageKey: "rentACar" },
  { href: RENT_A_CAR_GUIDE, messageKey: "guide" },
] as const

/** The six links of the header, in order. Source: docs/requirements.md, R3.1. */
export const MAIN_LINKS = [
  { href: HOME, messageKey: "home" },
  { href: ABOUT, messageKey: "about" },
  { href: FAQ, messageKey: "faq" },
  { href: GALLERY, messageKey: "gallery" },
  { href: CONTACT, messageKey: "contact" },
  { href: ALL_VEHICLES, messageKey: "allVehicles" },
] as const
