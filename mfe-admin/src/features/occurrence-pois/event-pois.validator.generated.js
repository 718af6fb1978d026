// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventPoisPatch = Object.assign(validate10, {"required":[],"nullable":["pois[].elevation"]});
const schema11 = {"type":"object","properties":{"pois":{"type":"array","items":{"type":"object","required":["title","kind","latitude","longitude","elevation"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"kind":{"enum":["peak","hut","village","meeting","place"]},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"elevation":{"anyOf":[{"type":"integer","minimum":-500,"maximum":9000},{"type":"null"}]}},"additionalProperties":false},"maxItems":60}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "pois")){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.pois !== undefined){
let data0 = data.pois;
if(Array.isArray(data0)){
if(data0.length > 60){
vErrors = report(vErrors, instancePath+"/pois", "maxItems", {limit: 60});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "title"});
errors++;
}
if(data1.kind === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "kind"});
errors++;
}
if(data1.latitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "latitude"});
errors++;
}
if(data1.longitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "longitude"});
errors++;
}
if(data1.elevation === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "elevation"});
errors++;
}
for(const key1 in data1){
if(!(((((key1 === "title") || (key1 === "kind")) || (key1 === "latitude")) || (key1 === "longitude")) || (key1 === "elevation"))){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data1.title !== undefined){
let data2 = data1.title;
if(typeof data2 === "string"){
if(func2(data2) > 80){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/title", "type", {type: "string"});
errors++;
}
}
if(data1.kind !== undefined){
let data3 = data1.kind;
if(!(((((data3 === "peak") || (data3 === "hut")) || (data3 === "village")) || (data3 === "meeting")) || (data3 === "place"))){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/kind", "enum", {allowedValues: schema11.properties.pois.items.properties.kind.enum});
errors++;
}
}
if(data1.latitude !== undefined){
let data4 = data1.latitude;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data4 < -90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/latitude", "type", {type: "number"});
errors++;
}
}
if(data1.longitude !== undefined){
let data5 = data1.longitude;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data5 < -180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/longitude", "type", {type: "number"});
errors++;
}
}
if(data1.elevation !== undefined){
let data6 = data1.elevation;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9000 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "maximum", {comparison: "<=", limit: 9000});
errors++;
}
if(data6 < -500 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "minimum", {comparison: ">=", limit: -500});
errors++;
}
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs18 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "type", {type: "null"});
errors++;
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "anyOf", {});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/pois", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
