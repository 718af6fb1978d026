// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateEventImagesPatch = Object.assign(validate10, {"required":[],"nullable":["headImage"]});
const schema11 = {"type":"object","properties":{"headImage":{"anyOf":[{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"images":{"type":"array","items":{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":60,"uniqueItems":true}},"additionalProperties":false};
const pattern0 = new RegExp("^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "headImage") || (key0 === "images"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.headImage !== undefined){
let data0 = data.headImage;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/headImage", "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/headImage", "type", {type: "string"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/headImage", "type", {type: "null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/headImage", "anyOf", {});
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
if(data.images !== undefined){
let data1 = data.images;
if(Array.isArray(data1)){
if(data1.length > 60){
vErrors = report(vErrors, instancePath+"/images", "maxItems", {limit: 60});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
vErrors = report(vErrors, instancePath+"/images/" + i0, "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/images/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/images", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/images", "type", {type: "array"});
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
