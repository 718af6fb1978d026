// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventPoisPatch = Object.assign(validate10, {"required":[],"nullable":["location","pois[].elevation"]});
const schema11 = {"type":"object","properties":{"location":{"anyOf":[{"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}},"additionalProperties":false},{"type":"null"}]},"pois":{"type":"array","items":{"type":"object","required":["title","kind","latitude","longitude","elevation"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"kind":{"enum":["peak","hut","village","meeting","place"]},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"elevation":{"anyOf":[{"type":"integer","minimum":-500,"maximum":9000},{"type":"null"}]}},"additionalProperties":false},"maxItems":60}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "location") || (key0 === "pois"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.location !== undefined){
let data0 = data.location;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.latitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "latitude"});
errors++;
}
if(data0.longitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "longitude"});
errors++;
}
for(const key1 in data0){
if(!((key1 === "latitude") || (key1 === "longitude"))){
vErrors = report(vErrors, instancePath+"/location", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.latitude !== undefined){
let data1 = data0.latitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/location/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data1 < -90 || isNaN(data1)){
vErrors = report(vErrors, instancePath+"/location/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/latitude", "type", {type: "number"});
errors++;
}
}
if(data0.longitude !== undefined){
let data2 = data0.longitude;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 180 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/location/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data2 < -180 || isNaN(data2)){
vErrors = report(vErrors, instancePath+"/location/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/longitude", "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/location", "type", {type: "object"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/location", "type", {type: "null"});
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/location", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.pois !== undefined){
let data3 = data.pois;
if(Array.isArray(data3)){
if(data3.length > 60){
vErrors = report(vErrors, instancePath+"/pois", "maxItems", {limit: 60});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "title"});
errors++;
}
if(data4.kind === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "kind"});
errors++;
}
if(data4.latitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "latitude"});
errors++;
}
if(data4.longitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "longitude"});
errors++;
}
if(data4.elevation === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "required", {missingProperty: "elevation"});
errors++;
}
for(const key2 in data4){
if(!(((((key2 === "title") || (key2 === "kind")) || (key2 === "latitude")) || (key2 === "longitude")) || (key2 === "elevation"))){
vErrors = report(vErrors, instancePath+"/pois/" + i0, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func2(data5) > 80){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data5)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/title", "type", {type: "string"});
errors++;
}
}
if(data4.kind !== undefined){
let data6 = data4.kind;
if(!(((((data6 === "peak") || (data6 === "hut")) || (data6 === "village")) || (data6 === "meeting")) || (data6 === "place"))){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/kind", "enum", {allowedValues: schema11.properties.pois.items.properties.kind.enum});
errors++;
}
}
if(data4.latitude !== undefined){
let data7 = data4.latitude;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data7 < -90 || isNaN(data7)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/latitude", "type", {type: "number"});
errors++;
}
}
if(data4.longitude !== undefined){
let data8 = data4.longitude;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 180 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data8 < -180 || isNaN(data8)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/longitude", "type", {type: "number"});
errors++;
}
}
if(data4.elevation !== undefined){
let data9 = data4.elevation;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "type", {type: "integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9000 || isNaN(data9)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "maximum", {comparison: "<=", limit: 9000});
errors++;
}
if(data9 < -500 || isNaN(data9)){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "minimum", {comparison: ">=", limit: -500});
errors++;
}
}
var _valid1 = _errs27 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs29 = errors;
if(data9 !== null){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "type", {type: "null"});
errors++;
}
var _valid1 = _errs29 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
vErrors = report(vErrors, instancePath+"/pois/" + i0+"/elevation", "anyOf", {});
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
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
